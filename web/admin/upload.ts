import type { Method } from '../../contract/endpoint.ts'
import { ApiError } from '../base/api.ts'
import { expireSession, readSession } from '../base/session.ts'

type Upload = {
  method: Method
  path: string
  body: FormData | Blob
  /** The content type, where the body does not say it by itself. */
  type?: string
  /** From 0 to 1. */
  onProgress: (share: number) => void
}

/** Like `call`, but it tells how far it is: `fetch` cannot say that of what it sends. */
export function upload({ method, path, body, type, onProgress }: Upload): Promise<unknown> {
  const token = readSession()?.token
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    request.responseType = 'json'
    if (type) request.setRequestHeader('content-type', type)
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new ApiError(0, undefined, 'Network Error'))
    request.onabort = () => reject(new ApiError(0, undefined, 'Request aborted'))
    request.onload = () => {
      const { status, response } = request
      if (status === 401 && token) expireSession(token)
      if (status >= 200 && status <= 299) resolve(response)
      else reject(new ApiError(status, detailOf(response)))
    }
    request.send(body)
  })
}

function detailOf(response: unknown): string | undefined {
  const detail = (response as { detail?: unknown } | null)?.detail
  return typeof detail === 'string' && detail !== '' ? detail : undefined
}
