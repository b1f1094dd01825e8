import type { Messages } from '../../contract/messages';

export const mediaReleaseFooterMessages = {
  documents: { id: 'blocks.mediaReleaseFooter.documents', defaultMessage: 'Documents' },
  contact: { id: 'blocks.mediaReleaseFooter.contact', defaultMessage: 'Media contact' },
  neighbours: { id: 'blocks.mediaReleaseFooter.neighbours', defaultMessage: 'More media releases' },
  newer: { id: 'blocks.mediaReleaseFooter.newer', defaultMessage: 'Newer' },
  older: { id: 'blocks.mediaReleaseFooter.older', defaultMessage: 'Older' },
  all: { id: 'blocks.mediaReleaseFooter.all', defaultMessage: 'All media releases' },
} as const satisfies Messages;
