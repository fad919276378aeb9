/** Calls one after the other until one is limited: how many passed, and how long the server asks to wait. */
export async function limitsAfter(
  calls: number,
  call: () => Promise<Response>,
): Promise<{ passed: number; retryAfter: string | null }> {
  for (let passed = 0; passed < calls; passed += 1) {
    const response = await call();
    if (response.status === 429) return { passed, retryAfter: response.headers.get('retry-after') };
    if (!response.ok) throw new Error(`call ${passed + 1}: ${response.status} ${await response.text()}`);
  }
  return { passed: calls, retryAfter: null };
}
