import type { IntlShape } from 'react-intl/server';
import { Button, Stack, TextField } from '@kmx/design-system';

import type { MessageId } from '@/MessageId';
import type { AccessProblem } from '@/server/access/accessProblem';

const problemIds: Record<AccessProblem, MessageId> = {
  required: 'access.required',
  wrong: 'access.wrong',
  throttled: 'access.throttled',
  unavailable: 'access.unavailable',
};

interface PasswordFormProps {
  intl: IntlShape;
  action: string;
  fieldName: string;
  label: string;
  submit: string;
  /** Additional fields. */
  hidden: Record<string, string>;
  problem: AccessProblem | undefined;
}

/** Password form that works without JavaScript; errors come back as a query parameter. */
export function PasswordForm({ intl, action, fieldName, label, submit, hidden, problem }: PasswordFormProps) {
  // `noValidate`: the server returns its own message in the page's language.
  return (
    <form method="post" action={action} noValidate>
      <Stack>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          id="password"
          name={fieldName}
          type="password"
          label={label}
          autoComplete="current-password"
          isRequired
          mark={intl.formatMessage({ id: 'access.requiredMark' })}
          error={problem && intl.formatMessage({ id: problemIds[problem] })}
          autoFocus={problem !== undefined}
        />
        <div>
          <Button type="submit">{submit}</Button>
        </div>
      </Stack>
    </form>
  );
}
