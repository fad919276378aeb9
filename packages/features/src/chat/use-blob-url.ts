import { useEffect, useState } from 'react';

/** An address for a picture on this device; the last one stays until the component goes, so that nothing blinks when the server's takes over. */
export function useBlobUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (blob) setUrl(URL.createObjectURL(blob));
  }, [blob]);
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url);
    },
    [url],
  );
  return url;
}
