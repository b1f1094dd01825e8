import type { ServiceKey } from '@kmx/core/portal';

import { serviceDrawings } from './serviceDrawings';

/** Line drawing of a service; decorative, because it is always next to the service's name. */
export const ServiceIcon = ({ service }: { readonly service: ServiceKey }) => (
  <svg
    width={24}
    height={24}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    aria-hidden="true"
  >
    <path d={serviceDrawings[service]} />
  </svg>
);
