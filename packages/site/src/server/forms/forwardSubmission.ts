import { isCustomerServiceError } from '../customer/CustomerServiceError';
import { queryCustomer } from '../customer/queryCustomer';
import { SubmitFormDocument } from '../customer/submission.customerQuery';
import type { SubmissionResult } from '../customer/submission.schema';
import { submitFormSchema } from '../customer/submission.schema';
import { log } from '../log';

import { createSubmission, type CheckedForm } from './createSubmission';
import type { FormOutcome } from './FormOutcome';

function outcomeOf(result: SubmissionResult): FormOutcome {
  if (result.__typename === 'SubmissionStored') return { kind: 'sent', reference: result.reference };
  switch (result.code) {
    case 'unknownUpload':
    case 'uploadTaken':
      return { kind: 'uploadGone', ids: result.details };
    case 'challengeUsed':
      return { kind: 'challengeNeeded' };
    case 'tooLarge':
    case 'unknownForm':
    case 'keyReused':
      log('error', `The customer service rejected a form: ${result.message}`, { code: result.code });
      return { kind: 'unavailable' };
  }
}

/**
 * Submits a validated form to the customer service, which stores it before it responds. An invalid response
 * yields `unavailable`.
 */
export async function forwardSubmission(form: CheckedForm): Promise<FormOutcome> {
  try {
    const input = await createSubmission(form);
    const { submitForm } = await queryCustomer(SubmitFormDocument, submitFormSchema, { input });
    return outcomeOf(submitForm);
  } catch (error) {
    if (!isCustomerServiceError(error)) throw error;
    log('error', 'A form could not be handed over.', { form: form.kind }, error);
    return { kind: 'unavailable' };
  }
}
