export type SandboxOptions = {
  /** Where the sandbox is reached, prefix included: `http://localhost:8000/sandbox`. */
  origin: () => string
  paypal: {
    clientId: string
    clientSecret: string
    webhookId: string
    webhookUrl: () => string | undefined
    merchantName: string
    payeeMerchantId: string
  }
  stripe: {
    secretKey: string
    webhookSecret: string
    webhookUrl: () => string | undefined
  }
  /** A JSON file that outlives the process; without it everything is forgotten at the end. */
  statePath?: string
  /** Trouble on request, `/_state` and webhook replays. Default: whenever NODE_ENV is not production. */
  control?: boolean
  /** How many orders, sessions and first answers are remembered. Default 10,000. */
  limit?: number
  /** Pauses in ms between the attempts to deliver a webhook. Default 0.5, 2, 8 and 30 s. */
  webhookDelays?: number[]
}
