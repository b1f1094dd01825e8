import type { FormAttachment, PostedValues } from '@kmx/core/forms';

import type { UploadRejectionCode } from '../customer/uploadResponse';

/** A form as it was posted, not checked yet. */
export interface PostedForm {
  /** By name, as it was sent; the form's own fields and those that the page adds. */
  values: PostedValues;
  /** Ids of files that were sent before, and of those that came with this post. */
  attachments: readonly FormAttachment[];
  /** Why files that came with this post were not taken. */
  refusals: readonly (UploadRejectionCode | 'tooMany' | 'unavailable')[];
}

/** A text field of the post; "" where there is none. */
export function textOf({ values }: Pick<PostedForm, 'values'>, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}
