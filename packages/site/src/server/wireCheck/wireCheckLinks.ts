import type { ShownMachine, WireVerdictsLinks } from '@kmx/blocks';
import {
  addToBasket,
  applicationPaths,
  basketQuery,
  emptyBasket,
  siteUrl,
  type LinkContext,
  type Locale,
  type MeasurementSystem,
} from '@kmx/core';
import { formatWireList, type Wire, type WireCheck } from '@kmx/core/wire-check';

/** A comparison with more columns is hard to read. */
const maxCompared = 4;

export function wireCheckHref(links: LinkContext, wires: readonly Wire[] = []): string {
  const page = siteUrl(applicationPaths.wireCheck, links);
  return wires.length === 0 ? page : `${page}?${formatWireList(wires)}`;
}

/** Returns the API address for uploads and CSV results. */
export const wireCheckApi = ({ sisCode }: Pick<Locale, 'sisCode'>): string => `/api/wire-check/${sisCode}`;

function compareHref(links: LinkContext, { machines }: WireCheck<ShownMachine>): string | undefined {
  const best = machines.filter(({ covered }) => covered > 0).slice(0, maxCompared);
  if (best.length < 2) return undefined;
  const basket = best.reduce(
    (sum, { machine: { classification, slug } }) => addToBasket(sum, { classification, slug }),
    emptyBasket,
  );
  return `${siteUrl(applicationPaths.comparison, links)}?${basketQuery(basket)}`;
}

/** Creates the links of a check result; `enquiry` is the contact page with the check, if the site has one. */
export function createWireCheckLinks(
  links: LinkContext,
  check: WireCheck<ShownMachine>,
  measurement: MeasurementSystem,
  enquiry?: string,
): WireVerdictsLinks {
  const { wires } = check;
  const system = measurement === 'Imperial' ? '&measurement=imperial' : '';
  return {
    list: wireCheckHref(links, wires),
    csv: `${wireCheckApi(links.locale)}?${formatWireList(wires)}${system}`,
    compare: compareHref(links, check),
    enquiry,
    alone: (index) => wireCheckHref(links, wires.slice(index, index + 1)),
    without: (index) =>
      wireCheckHref(
        links,
        wires.filter((_, position) => position !== index),
      ),
  };
}
