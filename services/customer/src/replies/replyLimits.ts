import { ticketLimits } from '@kmx/contract/tickets';

export const replyLimits = {
  /** A whole mail: as much as Gmail and Exchange Online send by default, files included. */
  mailBytes: 25 * 1024 * 1024,
  /** Text with all quotations; a longer one is not searched for the reply. */
  textCharacters: 200_000,
  commentCharacters: ticketLimits.comment,
  files: ticketLimits.attachments,
  /** Embedded pictures below this are logos and icons of signatures. */
  logoBytes: 20_000,
  /** Mails about rejected replies for one person. */
  rejectionsPerHour: 5,
  /** Mails handled at a time by one process, because each is in memory. */
  concurrent: 2,
} as const;
