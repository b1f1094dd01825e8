import type { SignedInUser } from '@kmx/core/portal';
import type { PartFactsFragment, ProductInfoFactsFragment } from '../__generated__/customer/graphql';
import { customer } from '../signIn/signIn.mock';

/** A customer with access to product information, Artemis and tickets. */
export const partsCustomer: SignedInUser = {
  ...customer,
  roles: [
    'kmx_int_productinfo_active',
    'kmx_int_artemis_active',
    'kmx_int_serviceticketing_active',
    'kmx_int_assetdb_active',
  ],
};

export const createPart = (own: Partial<PartFactsFragment> = {}) => ({
  __typename: 'Part' as const,
  id: 'part-1',
  articleNumber: 'KMX-100-200',
  name: 'Cutting blade pair',
  kind: 'wear' as const,
  stock: 42,
  availabilityInDays: 2,
  location: 'Dierikon',
  availability: 'high' as const,
  drawing: 'blade',
  ...own,
});

export const parts = [
  createPart(),
  createPart({
    id: 'part-2',
    articleNumber: 'KMX-100-300',
    name: 'Guide tube',
    stock: 12,
    availability: 'medium',
    drawing: 'tube',
  }),
  createPart({
    id: 'part-3',
    articleNumber: 'KMX-200-100',
    name: 'Wire sensor',
    kind: 'spare',
    stock: 2,
    availability: 'low',
    drawing: 'sensor',
  }),
  createPart({
    id: 'part-4',
    articleNumber: 'KMX-200-200',
    name: 'Gripper',
    kind: 'spare',
    stock: 0,
    availabilityInDays: 21,
    availability: 'outOfStock',
    drawing: 'gripper',
  }),
];

export const createProduct = (own: Partial<ProductInfoFactsFragment> = {}) => ({
  __typename: 'ProductInfo' as const,
  slug: 'gamma-450',
  name: 'Gamma 450',
  brand: 'Komax',
  itemNumber: '0456-1000',
  status: 'active' as const,
  type: 'crimpLine' as const,
  partCount: 4,
  softwareVersion: '4.2.1',
  ...own,
});

export const createProductPage = (total = 45, page = 1, items = [createProduct()]) => ({
  productInfos: { __typename: 'ProductInfoPage', total, page, pageSize: 20, items },
});

export const productDetail = {
  productInfo: {
    __typename: 'ProductInfoDetail',
    product: createProduct(),
    parts: parts.map((part, index) => ({
      __typename: 'ProductPart',
      replaceAfterCycles: part.kind === 'wear' ? 250_000 * (index + 1) : null,
      part,
    })),
    articles: [
      {
        __typename: 'Article',
        id: 'article-1',
        kind: 'maintenance',
        title: 'Change the cutting blades',
        steps: ['Switch the machine off.', 'Open the guard.', 'Change both blades.'],
        minutes: 15,
        changedOn: '2026-05-04',
      },
    ],
    software: [
      {
        __typename: 'SoftwareRelease',
        id: 'release-1',
        version: '4.1.0',
        releasedOn: '2026-01-12',
        notes: ['Faster start.'],
        size: 96_000_000,
      },
      {
        __typename: 'SoftwareRelease',
        id: 'release-2',
        version: '4.2.1',
        releasedOn: '2026-06-02',
        notes: ['Reads more wire lists.'],
        size: 104_000_000,
      },
    ],
    machines: [{ __typename: 'MachineChoice', id: 'machine-1', name: 'Gamma 450', serialNumber: '45-10233' }],
  },
};

export const emptyProductDetail = {
  productInfo: { ...productDetail.productInfo, parts: [], articles: [], software: [], machines: [] },
};

export const productChoices = {
  productInfoChoices: {
    __typename: 'ProductInfoChoices',
    brands: ['Komax', 'Schleuniger'],
    types: ['crimpLine', 'cutStrip'],
  },
};

export const partPage = { parts: { __typename: 'PartPage', total: 4, page: 1, pageSize: 20, items: parts } };

export const locations = {
  locations: ['Plant North', 'Plant South'].map((name, index) => ({
    __typename: 'Location',
    id: `location-${index + 1}`,
    name,
    city: 'Lucerne',
    country: 'CH',
    organisation: { __typename: 'Organisation', id: 'org-1', name: 'Harness Works' },
  })),
};

export const downloadContent = 'Lumera Line 4.2.1\n';
/** SHA-256 of `downloadContent`. */
export const downloadSha256 = '9ee1111bb08e4c88485444ef20bd68db8ab52519ca0ec5e3bec5c5ba89cb274e';

export const downloadList = {
  downloads: (['releaseNotes', 'configuration', 'guide', 'checksums'] as const).map((kind, index) => ({
    __typename: 'Download',
    id: `download-${index + 1}`,
    kind,
    title: `Lumera Line 4.2.${index + 1}`,
    version: `4.2.${index + 1}`,
    releasedOn: '2026-06-02',
    fileName: `lumera-line-4.2.${index + 1}.txt`,
    size: 18,
    sha256: downloadSha256,
  })),
};

export const downloadFile = {
  download: {
    __typename: 'DownloadFile',
    fileName: 'lumera-line-4.2.1.txt',
    mimeType: 'text/plain',
    content: downloadContent,
    sha256: downloadSha256,
  },
};
