import type { FormValues } from '@kmx/core/forms';
import type { SignedInUser } from '@kmx/core/portal';
import type { CoverStatus, MachineFactsFragment } from '../../__generated__/customer/graphql';
import type { PortalLocale } from '../../app/PortalConfig';

/** Slug of the public form and of its page. */
export const serviceRequestSlug = 'service-request';

/** Address of the public service request in the user's locale. */
export const createServiceRequestHref = ({ homeHref }: Pick<PortalLocale, 'homeHref'>): string =>
  [homeHref.replace(/\/$/, ''), serviceRequestSlug].join('/');

const responses = {
  active: 'yes',
  endsSoon: 'yes',
  ended: 'no',
  none: 'no',
} as const satisfies Record<CoverStatus, 'yes' | 'no'>;

export const createServiceRequestEntries = (
  {
    name,
    serialNumber,
    location,
    warranty,
    contractStatus,
  }: Pick<MachineFactsFragment, 'contractStatus' | 'location' | 'name' | 'serialNumber' | 'warranty'>,
  { firstName, lastName, email }: Pick<SignedInUser, 'email' | 'firstName' | 'lastName'>,
  contactLocation: string,
): FormValues => ({
  firstName,
  lastName,
  email,
  company: location.organisation.name,
  country: location.country,
  machineName: name,
  serialNumber,
  warranty: responses[warranty],
  serviceContract: responses[contractStatus],
  contactLocation,
});
