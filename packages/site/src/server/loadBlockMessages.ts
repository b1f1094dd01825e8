import type { LanguageCode } from '@kmx/core';

import { loadIntl } from '@/server/intl';

export async function loadBlockMessages(language: LanguageCode): Promise<Record<string, string>> {
  const { messages } = await loadIntl(language);
  return Object.fromEntries(
    Object.entries(messages).flatMap(([id, message]): [string, string][] =>
      id.startsWith('blocks.') && typeof message === 'string' ? [[id, message]] : [],
    ),
  );
}
