const faultUrl = process.env.FAULT_URL ?? 'http://localhost:3102';

export type Fault = 'none' | 'down' | 'slow' | 'error' | 'nonsense' | 'nulls';

/** Makes the content service fail in one way, as the site sees it; `none` heals it. */
export async function injectFault(fault: Fault): Promise<void> {
  const response = await fetch(`${faultUrl}/__fault`, { method: 'PUT', body: fault });
  if (!response.ok) throw new Error(`${faultUrl} stands before no service: ${await response.text()}`);
}
