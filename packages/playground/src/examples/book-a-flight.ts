import type { Example } from './example.js'

/** A nested booking: two slips and a missing name. */
export const bookAFlight: Example = {
  id: 'book-a-flight',
  title: 'A nested booking: two slips and a missing name',
  origin: {
    server: 'airline',
    repository: 'sierra-research/tau-bench',
    commit: '59a200c6d575d595120f1cb70fea53cef0632f6b',
    licence: 'MIT'
  },
  tool: {
    name: 'book_reservation',
    description: 'Book a reservation.',
    inputSchema: {
      type: 'object',
      properties: {
        user_id: {
          type: 'string',
          description: "The ID of the user to book the reservation, such as 'sara_doe_496'."
        },
        origin: {
          type: 'string',
          description: "The IATA code for the origin city, such as 'SFO'."
        },
        destination: {
          type: 'string',
          description: "The IATA code for the destination city, such as 'JFK'."
        },
        flight_type: {
          type: 'string',
          enum: ['one_way', 'round_trip']
        },
        cabin: {
          type: 'string',
          enum: ['basic_economy', 'economy', 'business']
        },
        flights: {
          type: 'array',
          description: 'An array of objects containing details about each piece of flight.',
          items: {
            type: 'object',
            properties: {
              flight_number: {
                type: 'string',
                description: "Flight number, such as 'HAT001'."
              },
              date: {
                type: 'string',
                description:
                  "The date for the flight in the format 'YYYY-MM-DD', such as '2024-05-01'."
              }
            },
            required: ['flight_number', 'date']
          }
        },
        passengers: {
          type: 'array',
          description: 'An array of objects containing details about each passenger.',
          items: {
            type: 'object',
            properties: {
              first_name: {
                type: 'string',
                description: "The first name of the passenger, such as 'Noah'."
              },
              last_name: {
                type: 'string',
                description: "The last name of the passenger, such as 'Brown'."
              },
              dob: {
                type: 'string',
                description:
                  "The date of birth of the passenger in the format 'YYYY-MM-DD', such as '1990-01-01'."
              }
            },
            required: ['first_name', 'last_name', 'dob']
          }
        },
        payment_methods: {
          type: 'array',
          description: 'An array of objects containing details about each payment method.',
          items: {
            type: 'object',
            properties: {
              payment_id: {
                type: 'string',
                description:
                  "The payment id stored in user profile, such as 'credit_card_7815826', 'gift_card_7815826', 'certificate_7815826'."
              },
              amount: {
                type: 'number',
                description: 'The amount to be paid.'
              }
            },
            required: ['payment_id', 'amount']
          }
        },
        total_baggages: {
          type: 'integer',
          description: 'The total number of baggage items included in the reservation.'
        },
        nonfree_baggages: {
          type: 'integer',
          description: 'The number of non-free baggage items included in the reservation.'
        },
        insurance: {
          type: 'string',
          enum: ['yes', 'no']
        }
      },
      required: [
        'user_id',
        'origin',
        'destination',
        'flight_type',
        'cabin',
        'flights',
        'passengers',
        'payment_methods',
        'total_baggages',
        'nonfree_baggages',
        'insurance'
      ]
    }
  },
  args: {
    user_id: 'sara_doe_496',
    origin: 'SFO',
    destination: 'JFK',
    flight_type: 'one_way',
    cabin: 'busines',
    flights: [
      {
        flight_number: 'HAT001',
        date: '2024-05-16'
      }
    ],
    passengers: [
      {
        first_name: 'Sara',
        last_name: 'Doe',
        dob: '1990-01-01'
      },
      {
        first_name: 'Noah',
        dob: '1992-07-30'
      }
    ],
    payment_methods: [
      {
        payment_id: 'credit_card_7815826',
        amount: '412'
      }
    ],
    total_baggages: 1,
    nonfree_baggages: 0,
    insurance: 'no'
  }
}
