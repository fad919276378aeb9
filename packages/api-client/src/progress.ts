/** Share of the body that has left this device, from 0 to 1. */
export type OnProgress = (share: number) => void;

/**
 * A `fetch` that reports the progress of an upload, for `RequestOptions.fetch`. It uses XMLHttpRequest, the only browser API that knows
 * it. Answers and failures are those of `fetch`.
 */
export function fetchWithProgress(onProgress: OnProgress): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = await request.blob();
    return await new Promise<Response>((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(request.method, request.url);
      xhr.responseType = 'blob';
      xhr.withCredentials = request.credentials === 'include';
      request.headers.forEach((value, name) => xhr.setRequestHeader(name, value));
      xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      xhr.onload = () => resolve(new Response(xhr.response as Blob, { status: xhr.status, headers: headersOf(xhr) }));
      xhr.onerror = () => reject(new TypeError('the upload failed'));
      xhr.onabort = () => reject(request.signal.reason as Error);
      request.signal.addEventListener('abort', () => xhr.abort(), { once: true });
      if (request.signal.aborted) reject(request.signal.reason as Error);
      else xhr.send(body);
    });
  };
}

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
