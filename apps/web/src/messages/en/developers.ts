import type { developers as es } from '../es/developers.ts'

export const developers: typeof es = {
  title: 'API and assistants',
  lead: 'Whatever you do on screen, a program can do: scan, ask, research, watch a list and open what was saved, with the origin of every value.',
  back: 'Back to profile',
  key: {
    title: 'Your key',
    text: 'Create a key in your profile and send it in the `Authorization` header of every request. A read-only key can’t start anything that counts toward your plan.',
    link: 'Create a key in your profile',
  },
  examples: {
    title: 'Ready-to-copy examples',
    text: 'Put your key where it says `YOUR_KEY`. The curl examples read the replies with `jq`.',
    language: 'Language of the example',
    keyPlace: 'YOUR_KEY',
    question: 'all records',
    product: 'Sugar',
    site: 'https://example.com/list',
    topics: {
      ask: {
        title: 'Scan a site and ask',
        text: 'The scan waits until the end, which can take minutes. With `Idempotency-Key`, repeating the request doesn’t scan or charge again.',
      },
      research: {
        title: 'Research a product',
        text: 'The first request finds the code and the figures; the second writes the report with its table.',
      },
      saved: {
        title: 'Open a saved result with its origins',
        text: 'The table carries the type of each value, and the sources say which page each column and row comes from.',
      },
    },
  },
  rules: {
    title: 'Good to know',
    items: [
      'Each key can make 300 requests per minute. Beyond that, the answer is `429` and `Retry-After` says how many seconds to wait.',
      'Each call’s hourly limits apply per key; anything that costs counts toward your account’s plan.',
      'Every error has the same shape: `success: false`, a stable `code` and a `message` in English.',
      'With `Idempotency-Key` (up to 200 characters), the same request runs only once in 24 hours: a repeat gets the stored response. With different content it gets `422`; while the first is still running, `409`.',
      'While something is running, `GET /api/work` shows its progress and `POST /api/stop-work` stops it; what was read is kept.',
      'No key can change the account, create keys or pay.',
    ],
  },
  assistants: {
    title: 'AI assistants (MCP)',
    text: 'Claude, ChatGPT and other assistants can scan, ask, research, watch lists and open your results, citing the origin of every value. Give the assistant this address and your key:',
    file: 'Assistant configuration',
  },
  installed: {
    title: 'If you installed Sondeo yourself',
    text: 'What follows only works with an installation of your own.',
    assistant: 'The assistant, without a server:',
  },
  terminal: {
    title: 'In the terminal',
    text: 'Run the commands in the folder where Sondeo is installed. With `SONDEO_URL` and `SONDEO_KEY` it uses your account; without them, it runs locally.',
    example: 'Terminal example',
  },
  webhooks: {
    title: 'Webhooks',
    text: 'Have your own server told when a long scan ends or a watched list changes, with signed messages you can verify.',
    link: 'Set up webhooks',
  },
  description: {
    title: 'API reference',
    text: 'Every call a key can make, in OpenAPI 3.1, with examples. Use it to generate clients in any language.',
    link: 'Open openapi.json',
  },
}
