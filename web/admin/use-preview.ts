import { useEffect, useState } from 'react'

/** A chosen file as something that can be shown. The page's policy allows data, and no blobs. */
export function usePreview(image: File | undefined): string | undefined {
  const [preview, setPreview] = useState<{ of: File; url: string }>()
  useEffect(() => {
    if (!image) return
    const reader = new FileReader()
    reader.onload = () => setPreview({ of: image, url: String(reader.result) })
    reader.readAsDataURL(image)
    return () => reader.abort()
  }, [image])
  return preview && preview.of === image ? preview.url : undefined
}
