/**
 * Our answers are what the vendors' own packages take, and their calls are what we read: no cast stands
 * between. It is compiled, never run.
 */

import type Anthropic from '@anthropic-ai/sdk'
import type { FunctionCall, Part } from '@google/genai'
import { type ToolCall as LangChainCall, ToolMessage } from '@langchain/core/messages'
import { repairToolCall, toolResult as sdkResult } from '@toolfault/client/ai-sdk'
import { toolResult } from '@toolfault/client/anthropic'
import type { Answer, ToolCall } from '@toolfault/client/call'
import { functionResponse } from '@toolfault/client/gemini'
import { toolMessage } from '@toolfault/client/langchain'
import * as openai from '@toolfault/client/openai'
import { compile } from '@toolfault/validators/ajv'
import type { ToolCallPart, ToolCallRepairFunction, ToolModelMessage, ToolSet } from 'ai'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import type { ResponseInputItem } from 'openai/resources/responses/responses'

/** What each vendor's next request holds. */
export const sent = (
  call: ToolCall,
  answer: Answer
): readonly [
  ResponseInputItem,
  ResponseInputItem.FunctionCallOutput,
  ChatCompletionMessageParam,
  Anthropic.ToolResultBlockParam,
  Anthropic.MessageParam,
  Part,
  ToolModelMessage,
  ToolMessage
] => [
  openai.functionCallOutput(call, answer),
  openai.functionCallOutput(call, answer),
  openai.toolMessage(call, answer),
  toolResult(call, answer),
  { role: 'user', content: [toolResult(call, answer)] },
  functionResponse(call, answer),
  { role: 'tool', content: [sdkResult(call, answer)] },
  new ToolMessage(toolMessage(call, answer))
]

/** The callback of the AI SDK, for any tools. */
export const repairing: ToolCallRepairFunction<ToolSet> = repairToolCall({ compile })

/** The members by which a call is known are those of the published shapes. */
export const asked: readonly [
  { readonly type: 'function_call'; readonly call_id: string; readonly arguments: string },
  { readonly type: 'function'; readonly function: { readonly arguments: string } },
  { readonly type: 'tool_use'; readonly input: unknown },
  { readonly name?: string; readonly args?: Record<string, unknown> },
  { readonly type: 'tool-call'; readonly toolCallId: string; readonly input: unknown },
  { readonly id?: string; readonly name: string; readonly args: Record<string, unknown> }
] = [
  vendor<import('openai/resources/responses/responses').ResponseFunctionToolCall>(),
  vendor<import('openai/resources/chat/completions').ChatCompletionMessageFunctionToolCall>(),
  vendor<Anthropic.ToolUseBlock>(),
  vendor<FunctionCall>(),
  vendor<ToolCallPart>(),
  vendor<LangChainCall>()
]

declare function vendor<Shape>(): Shape
