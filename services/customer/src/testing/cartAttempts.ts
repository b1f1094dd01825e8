import type { Attempt } from './crossOrganisationAttempts';

const by: Attempt['by'] = 'u-customer';
const rejected = (code: string) => ({ code });
const listCodes = '{ __typename ... on PartListRefused { code } }';

/** Fields of carts and parts lists, with the organisation and the list of others. */
export const cartAttempts: Record<string, readonly Attempt[]> = {
  cart: [
    {
      by,
      result: 'ORGANISATION_NOT_AVAILABLE',
      line: () => 'organisation org-3',
      field: () => 'cart(organisationId: "org-3") { organisation { name } lines { articleNumber } }',
    },
  ],
  updateCart: [
    {
      by,
      result: rejected('unknownOrganisation'),
      line: () => 'organisation org-3',
      field: () =>
        'updateCart(organisationId: "org-3", baseRevision: 0, changes: []) { __typename ... on CartRefused { code } }',
    },
  ],
  partLists: [
    {
      by,
      result: 'ORGANISATION_NOT_AVAILABLE',
      line: () => 'organisation org-3',
      field: () => 'partLists(organisationId: "org-3") { name }',
    },
  ],
  partList: [
    {
      by,
      result: 'LIST_NOT_AVAILABLE',
      line: () => 'list list-3',
      field: () => 'partList(id: "list-3", language: "en") { list { name } lines { articleNumber } }',
    },
  ],
  savePartList: [
    {
      by,
      result: rejected('unknownOrganisation'),
      line: () => 'organisation org-3',
      field: () =>
        `savePartList(organisationId: "org-3", name: "Mine", lines: [{ articleNumber: "x", quantity: 1 }]) ${listCodes}`,
    },
  ],
  renamePartList: [
    {
      by,
      result: rejected('unknownList'),
      line: () => 'list list-3',
      field: () => `renamePartList(id: "list-3", name: "Mine") ${listCodes}`,
    },
  ],
  deletePartList: [
    {
      by,
      result: rejected('unknownList'),
      line: () => 'list list-3',
      field: () => `deletePartList(id: "list-3") ${listCodes}`,
    },
  ],
};
