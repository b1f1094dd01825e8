import type { UIField } from 'payload';

const panel = (name: string, component: string): UIField => ({
  name,
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: component },
  },
});

/** Uses of a document by others, shown before it is deleted. */
export const usesPanel = panel('uses', '/admin/uses/Uses#Uses');

/** Notice of duplicates, below the upload field. */
export const sameFilesPanel: UIField = {
  name: 'sameFiles',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/admin/sameFiles/SameFiles#SameFiles' },
  },
};

/** That a site is not shown to visitors. */
export const hiddenSitePanel = panel('hiddenSite', '/admin/HiddenSiteNotice#HiddenSiteNotice');

/** That the document was not published as it was scheduled. */
const failedSchedulesPanel = panel(
  'failedSchedules',
  '/admin/schedules/FailedSchedules#FailedSchedulesOfDocument',
);

/** The next schedule of a document: on its form, and as a column of its list. */
const pendingSchedulesPanel: UIField = {
  name: 'schedule',
  type: 'ui',
  label: 'Schedule',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    components: {
      Field: '/admin/schedules/PendingSchedules#PendingSchedulesOfDocument',
      Cell: '/admin/schedules/PendingSchedules#PendingScheduleCell',
    },
  },
};

export const schedulePanels: UIField[] = [pendingSchedulesPanel, failedSchedulesPanel];

/** Appearance of a page in search results. */
export const searchPreviewPanel: UIField = {
  name: 'searchPreview',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/admin/search/SearchPreview#SearchPreview' },
  },
};
