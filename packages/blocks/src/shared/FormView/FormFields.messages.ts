import {
  formErrorMessages,
  formGroupMessages,
  formLabelMessages,
  formMailMessages,
  formNameMessages,
  formOptionMessages,
  type FormMessage,
} from '@kmx/core/forms';

export const formFieldsMessages = Object.fromEntries(
  [
    formNameMessages,
    formGroupMessages,
    formLabelMessages,
    formOptionMessages,
    formErrorMessages,
    formMailMessages,
  ]
    .flatMap((messages): readonly FormMessage[] => Object.values<FormMessage>(messages))
    .map((message) => [message.id, message] as const),
);
