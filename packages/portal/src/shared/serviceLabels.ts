import type { ServiceKey } from '@kmx/core/portal';

export const serviceNameIds = {
  ticketing: 'portal.service.ticketing.name',
  assetdb: 'portal.service.assetdb.name',
  artemis: 'portal.service.artemis.name',
  direct: 'portal.service.direct.name',
  mfpwm: 'portal.service.mfpwm.name',
  mfpmds: 'portal.service.mfpmds.name',
  lmsefront: 'portal.service.lmsefront.name',
  productinfo: 'portal.service.productinfo.name',
  delegatedAdmin: 'portal.service.delegatedAdmin.name',
} as const satisfies Record<ServiceKey, string>;

export const serviceTextIds = {
  ticketing: 'portal.service.ticketing.text',
  assetdb: 'portal.service.assetdb.text',
  artemis: 'portal.service.artemis.text',
  direct: 'portal.service.direct.text',
  mfpwm: 'portal.service.mfpwm.text',
  mfpmds: 'portal.service.mfpmds.text',
  lmsefront: 'portal.service.lmsefront.text',
  productinfo: 'portal.service.productinfo.text',
  delegatedAdmin: 'portal.service.delegatedAdmin.text',
} as const satisfies Record<ServiceKey, string>;
