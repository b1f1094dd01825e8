import { demoPeople } from '../../../toolkit/src/testing/people/people';

/** In org-3 alone, with tickets of it; neither `u-customer` (org-1) nor `u-admin` (org-1, org-2) shares it. */
export const stranger = demoPeople.find(
  ({ isInternal, organisationIds, access }) =>
    !isInternal &&
    organisationIds.join() === 'org-3' &&
    access.some(({ application, status }) => application === 'ticketing' && status === 'active'),
);
export const strangerId = stranger?.id ?? '';
