import { createHmac } from 'node:crypto';

import { siteUrl } from './addresses';

/** Notifies the site of a publication, with the signature of the content service. */
export async function revalidate(tags: readonly string[]): Promise<void> {
  const body = JSON.stringify({ tags });
  const timestamp = String(Date.now());
  const secret = process.env.REVALIDATE_SECRET ?? '';
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const response = await fetch(`${siteUrl}/api/revalidate`, {
    method: 'POST',
    headers: { 'x-kmx-signature': `sha256=${signature}`, 'x-kmx-timestamp': timestamp },
    body,
  });
  if (!response.ok) throw new Error(`The site refused the news: ${response.status}`);
}
