import type { Machine } from '../inventory/model';
import type { Part } from '../parts/model';
import { splitTerms } from '../text/normalizeText';
import type { Ticket } from '../tickets/model';
import { builder } from './builder';
import { MachineObject } from './inventoryTypes';
import { PartObject } from './partTypes';
import { TicketObject } from './ticketTypes';

const foundOfEach = 5;

interface PortalSearch {
  tickets: readonly Ticket[];
  machines: readonly Machine[];
  parts: readonly Part[];
}

const PortalSearchObject = builder.objectRef<PortalSearch>('PortalSearch').implement({
  description: 'At most 5 of each; a list whose application the viewer may not use is empty.',
  fields: (t) => ({
    tickets: t.field({ type: [TicketObject], resolve: ({ tickets }) => [...tickets] }),
    machines: t.field({ type: [MachineObject], resolve: ({ machines }) => [...machines] }),
    parts: t.field({ type: [PartObject], resolve: ({ parts }) => [...parts] }),
  }),
});

builder.queryFields((t) => ({
  portalSearch: t.withAuth({ signedIn: true }).field({
    type: PortalSearchObject,
    nullable: true,
    description: 'Numbers of tickets, serial numbers and article numbers come before words.',
    args: { text: t.arg.string({ required: true }), language: t.arg.string({ required: true }) },
    resolve: async (_, { text, language }, { session }) => {
      const { applications, tickets, inventory, catalogue } = session;
      if (splitTerms(text).length === 0) return { tickets: [], machines: [], parts: [] };
      return {
        tickets: applications.has('ticketing') ? await tickets.find(text, foundOfEach) : [],
        machines: applications.has('assetdb') ? await inventory.find(text, foundOfEach) : [],
        parts: applications.has('productinfo') ? await catalogue.findParts(text, language, foundOfEach) : [],
      };
    },
  }),
}));
