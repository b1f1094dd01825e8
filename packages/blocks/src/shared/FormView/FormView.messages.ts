import type { Messages } from '../../contract/messages';

export const formViewMessages = {
  required: { id: 'blocks.formView.required', defaultMessage: '(required)' },
  choose: { id: 'blocks.formView.choose', defaultMessage: 'Please choose' },
  send: { id: 'blocks.formView.send', defaultMessage: 'Send' },
  sending: { id: 'blocks.formView.sending', defaultMessage: 'Sending' },
  trap: { id: 'blocks.formView.trap', defaultMessage: 'Please leave this field empty' },
  problems: { id: 'blocks.formView.problems', defaultMessage: 'Please check these entries' },
  problemOfGroup: { id: 'blocks.formView.problemOfGroup', defaultMessage: '{group}: {problem}' },
  about: { id: 'blocks.formView.about', defaultMessage: 'Your question is about {product}.' },
  reviewTitle: { id: 'blocks.formView.reviewTitle', defaultMessage: 'Is everything correct?' },
  reviewText: {
    id: 'blocks.formView.reviewText',
    defaultMessage: 'This is what you entered. Nothing has been sent yet.',
  },
  change: { id: 'blocks.formView.change', defaultMessage: 'Change your entries' },
  yes: { id: 'blocks.formView.yes', defaultMessage: 'Yes' },
  failedTitle: {
    id: 'blocks.formView.failedTitle',
    defaultMessage: 'Submission failed, we apologize for the inconvenience',
  },
  failed: {
    id: 'blocks.formView.failed',
    defaultMessage: 'Something went wrong. Please verify your input is correct and try again later.',
  },
  failedKept: { id: 'blocks.formView.failedKept', defaultMessage: 'Everything you entered is still here.' },
  failedTooMany: {
    id: 'blocks.formView.failedTooMany',
    defaultMessage: 'You have sent many messages in a short time. Please try again in a few minutes.',
  },
  sendMail: { id: 'blocks.formView.sendMail', defaultMessage: 'Send it by e-mail instead' },
  sentTitle: { id: 'blocks.formView.sentTitle', defaultMessage: 'Thank you, we have received your message' },
  reference: { id: 'blocks.formView.reference', defaultMessage: 'Your reference' },
  sentNext: {
    id: 'blocks.formView.sentNext',
    defaultMessage: 'A specialist will read it and reply within 24 hours.',
  },
  sentMail: {
    id: 'blocks.formView.sentMail',
    defaultMessage: 'A confirmation is on its way to your e-mail address.',
  },
  sentFeedback: { id: 'blocks.formView.sentFeedback', defaultMessage: 'Thank you for your answer' },
  sentFeedbackNext: {
    id: 'blocks.formView.sentFeedbackNext',
    defaultMessage: 'We read every answer, and the next story will be the better for it.',
  },
  sentWhitepaper: { id: 'blocks.formView.sentWhitepaper', defaultMessage: 'Your whitepaper is ready' },
  sentWhitepaperNext: {
    id: 'blocks.formView.sentWhitepaperNext',
    defaultMessage: 'The link is also on its way to your e-mail address.',
  },
  download: { id: 'blocks.formView.download', defaultMessage: 'Download the whitepaper' },
  offline: {
    id: 'blocks.formView.offline',
    defaultMessage: 'You are offline. Your message is sent as soon as you are connected again.',
  },
  draftKept: {
    id: 'blocks.formView.draftKept',
    defaultMessage: 'What you entered last time was kept in this browser.',
  },
  discardDraft: { id: 'blocks.formView.discardDraft', defaultMessage: 'Discard draft' },
  draftDiscarded: { id: 'blocks.formView.draftDiscarded', defaultMessage: 'The draft was discarded.' },
  filesHint: {
    id: 'blocks.formView.filesHint',
    defaultMessage: 'Images or videos, at most 100 MB each, at most ten files.',
  },
  filesPrompt: { id: 'blocks.formView.filesPrompt', defaultMessage: 'Drop files here or choose them' },
  uploading: { id: 'blocks.formView.uploading', defaultMessage: 'Uploading' },
  uploaded: { id: 'blocks.formView.uploaded', defaultMessage: 'Uploaded' },
  uploadPending: {
    id: 'blocks.formView.uploadPending',
    defaultMessage: 'Please wait until your files are uploaded.',
  },
  uploadRetry: { id: 'blocks.formView.uploadRetry', defaultMessage: 'Try again' },
  uploadRemove: { id: 'blocks.formView.uploadRemove', defaultMessage: 'Remove this file' },
  unavailableTitle: {
    id: 'blocks.formView.unavailableTitle',
    defaultMessage: 'This form cannot be loaded right now',
  },
  unavailableText: {
    id: 'blocks.formView.unavailableText',
    defaultMessage: 'Please try again in a few minutes.',
  },
} as const satisfies Messages;
