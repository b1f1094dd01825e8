const faultUrls = {
  content: process.env.FAULT_URL ?? 'http://localhost:3102',
  product: process.env.PRODUCT_FAULT_URL ?? 'http://localhost:3104',
  customer: process.env.CUSTOMER_FAULT_URL ?? 'http://localhost:3106',
  search: process.env.SEARCH_FAULT_URL ?? 'http://localhost:3110',
  identity: process.env.IDENTITY_URL ?? 'http://localhost:3108',
};

export type Fault = 'none' | 'down' | 'slow' | 'error' | 'nonsense' | 'nulls' | 'blank';

/** Makes a service fail for the site; `none` restores it. */
export async function injectFault(fault: Fault, service: keyof typeof faultUrls = 'content'): Promise<void> {
  const faultUrl = faultUrls[service];
  const response = await fetch(`${faultUrl}/__fault`, { method: 'PUT', body: fault });
  if (!response.ok) throw new Error(`${faultUrl} stands before no service: ${await response.text()}`);
}
