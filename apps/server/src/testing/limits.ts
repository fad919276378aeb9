/** Makes calls one at a time until one is limited: returns how many passed, and the waiting time in the answer. */
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
