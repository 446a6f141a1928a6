const text = document.getElementById('worker')?.textContent ?? ''
const worker = new Worker(URL.createObjectURL(new Blob([text])))
worker.onmessage = ({ data }: MessageEvent<unknown>): void => {
  const said = document.getElementById('said')
  if (said !== null) said.textContent = String(data)
  document.documentElement.dataset['ready'] = 'yes'
}
worker.postMessage('start')
