import { createSecurityText, findMainSite } from '@kmx/core';

import { env } from '../env';

import { notFoundAnswer, textAnswer } from './answers';
import { loadHost } from './loadHost';

/** The security.txt of a host: SECURITY_CONTACT, or else the main site's e-mail; without either there is none. */
export async function answerSecurityText(request: Request, now = new Date()): Promise<Response> {
  const host = await loadHost(request);
  if (!host) return notFoundAnswer();
  const email = findMainSite(host.system.sites)?.contact?.email;
  const contact = env().SECURITY_CONTACT ?? (email ? `mailto:${email}` : undefined);
  if (!contact) return notFoundAnswer();
  const canonicalUrl = `${host.origin}/.well-known/security.txt`;
  return textAnswer(createSecurityText({ contact, canonicalUrl, now }), 'text/plain');
}
