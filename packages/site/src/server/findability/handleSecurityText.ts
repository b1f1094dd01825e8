import { createSecurityText, findMainSite } from '@kmx/core';

import { env } from '../env';

import { notFoundResponse, textResponse } from '../http/plainResponses';
import { loadHost } from '../links/loadHost';

/** Responds with security.txt, from SECURITY_CONTACT or the main site's e-mail; 404 without either. */
export async function handleSecurityText(request: Request, now = new Date()): Promise<Response> {
  const host = await loadHost(request);
  if (!host) return notFoundResponse();
  const email = findMainSite(host.system.sites)?.contact?.email;
  const contact = env().SECURITY_CONTACT ?? (email ? `mailto:${email}` : undefined);
  if (!contact) return notFoundResponse();
  const canonicalUrl = `${host.origin}/.well-known/security.txt`;
  return textResponse(createSecurityText({ contact, canonicalUrl, now }), 'text/plain');
}
