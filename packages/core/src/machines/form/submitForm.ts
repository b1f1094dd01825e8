import type { FormValues } from '../../forms/FormDefinition';

import type { FormServices, SubmitResult } from './formEvents';

/**
 * "A token is created with action SUBMIT before form submission. An empty token is used on error." (portal, section 7)
 * If the server requests another token, one retry follows.
 */
export async function submitForm(
  { createToken, submit }: Pick<FormServices, 'createToken' | 'submit'>,
  values: FormValues,
  idempotencyKey: string,
): Promise<SubmitResult> {
  const send = async (isRepeated: boolean) => {
    const token = await createToken(isRepeated).catch(() => '');
    return submit({ values, token, idempotencyKey });
  };
  const result = await send(false);
  const last = result.kind === 'challengeNeeded' ? await send(true) : result;
  return last.kind === 'challengeNeeded' ? { kind: 'failed', reason: 'rejected' } : last;
}
