import type { IntlShape } from 'react-intl/server';
import { Button, Stack, TextField } from '@kmx/design-system';

import type { AccessProblem } from '@/server/access/accessProblem';

const problemIds: Record<AccessProblem, string> = {
  required: 'access.required',
  wrong: 'access.wrong',
  throttled: 'access.throttled',
  unavailable: 'access.unavailable',
};

interface PasswordFormProps {
  intl: IntlShape;
  /** Where the form is posted. */
  action: string;
  /** The field of the password, as the action knows it. */
  fieldName: string;
  label: string;
  submit: string;
  /** What else is posted. */
  hidden: Record<string, string>;
  problem: AccessProblem | undefined;
}

/** Asks for a password: a plain form that needs no script; the answer comes back as a parameter of the address. */
export function PasswordForm({ intl, action, fieldName, label, submit, hidden, problem }: PasswordFormProps) {
  // Our own words for an empty field, in the language of the page.
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
