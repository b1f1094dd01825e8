import type { MessageFormatElement } from 'react-intl';
import type { LanguageCode } from '@kmx/core';

import { compileMessages } from '@/server/compileMessages';
import { loadMessages } from '@/server/intl';

export async function loadBlockMessages(
  language: LanguageCode,
): Promise<Record<string, MessageFormatElement[]>> {
  const messages = Object.entries(await loadMessages(language));
  return compileMessages(Object.fromEntries(messages.filter(([id]) => id.startsWith('blocks.'))), language);
}
