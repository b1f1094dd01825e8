import type { Messages } from '../../contract/messages';

export const mediaReleaseListMessages = {
  archive: { id: 'blocks.mediaReleaseList.archive', defaultMessage: 'Media release archive' },
  allYears: { id: 'blocks.mediaReleaseList.allYears', defaultMessage: 'All years' },
  adhoc: { id: 'blocks.mediaReleaseList.adhoc', defaultMessage: 'Ad hoc' },
  adhocOnly: { id: 'blocks.mediaReleaseList.adhocOnly', defaultMessage: 'Ad hoc announcements only' },
  found: { id: 'blocks.mediaReleaseList.found', defaultMessage: 'Media releases: {count}' },
  feed: { id: 'blocks.mediaReleaseList.feed', defaultMessage: 'Subscribe via RSS' },
  all: { id: 'blocks.mediaReleaseList.all', defaultMessage: 'All media releases' },
  none: { id: 'blocks.mediaReleaseList.none', defaultMessage: 'There are no media releases yet.' },
  noneFit: {
    id: 'blocks.mediaReleaseList.noneFit',
    defaultMessage: 'No media releases match these filters.',
  },
  reset: { id: 'blocks.mediaReleaseList.reset', defaultMessage: 'Show the whole archive' },
  undated: { id: 'blocks.mediaReleaseList.undated', defaultMessage: 'Without a date' },
  unavailable: {
    id: 'blocks.mediaReleaseList.unavailable',
    defaultMessage: 'The media releases cannot be loaded at the moment. Please try again later.',
  },
} as const satisfies Messages;
