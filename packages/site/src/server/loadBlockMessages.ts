import type { LanguageCode } from '@kmx/core';

import { loadMessages } from '@/server/intl';

export async function loadBlockMessages(language: LanguageCode): Promise<Record<string, string>> {
  const messages = await loadMessages(language);
  return Object.fromEntries(Object.entries(messages).filter(([id]) => id.startsWith('blocks.')));
}
