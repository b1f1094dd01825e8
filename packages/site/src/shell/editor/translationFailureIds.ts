import type { MessageId } from '@/MessageId';
import type { TranslationFailure } from '@/server/editor/translation/loadTranslations';

export const failureIds: Record<TranslationFailure['code'], MessageId> = {
  notConfigured: 'editor.failure.notConfigured',
  unavailable: 'editor.failure.unavailable',
  notFound: 'editor.failure.notFound',
  signedOut: 'editor.action.signedOut',
  forbidden: 'editor.action.forbidden',
  rejected: 'editor.failure.unavailable',
};
