import type { FormAttachment, PostedValues } from '@kmx/core/forms';

import type { UploadRejectionCode } from '../customer/uploadResponse';

/** An unvalidated form submission. */
export interface PostedForm {
  /** Values by field name, including the fields that the page adds. */
  values: PostedValues;
  /** Files uploaded before the submission or as part of it. */
  attachments: readonly FormAttachment[];
  /** Rejection reasons of files in this submission. */
  rejections: readonly (UploadRejectionCode | 'tooMany' | 'unavailable')[];
}

/** Returns a text field of the submission; "" if it is missing. */
export function textOf({ values }: Pick<PostedForm, 'values'>, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}
