import type { Messages } from '../../contract/messages';

export const shareLinksMessages = {
  title: { id: 'blocks.shareLinks.title', defaultMessage: 'Share this page' },
  mail: { id: 'blocks.shareLinks.mail', defaultMessage: 'E-mail' },
  copy: { id: 'blocks.shareLinks.copy', defaultMessage: 'Copy link' },
  copied: { id: 'blocks.shareLinks.copied', defaultMessage: 'The link has been copied.' },
  device: { id: 'blocks.shareLinks.device', defaultMessage: 'More options…' },
} as const satisfies Messages;
