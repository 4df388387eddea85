import { calls } from '../contract/calls.ts'
import type { Endpoint } from '../contract/endpoint.ts'

export type NamedCall = { name: string; endpoint: Endpoint }

/** Every call of the contract: one that is added tomorrow is attacked tomorrow. */
export const EVERY_CALL: NamedCall[] = Object.entries(calls).flatMap(([feature, group]) =>
  Object.entries(group).map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })),
)
