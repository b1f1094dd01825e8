import { ValidationError, type PayloadRequest, type ValidationFieldError } from 'payload';
import { translateRejection } from '../german/translateRejections';

/**
 * Rejects an account with the reasons at their fields, and as the message of the form: Payload closes the fields of a
 * password that was rejected, and its own message has the names of fields only. @throws always
 */
export const rejectAccount = (req: PayloadRequest, problems: readonly ValidationFieldError[]): never => {
  const errors = problems.map(({ path, message }) => ({
    path,
    message: translateRejection(message, req.i18n.language),
  }));
  const error = new ValidationError({ collection: 'users', errors, req }, req.t);
  error.message = errors.map(({ message }) => message).join(' ');
  throw error;
};
