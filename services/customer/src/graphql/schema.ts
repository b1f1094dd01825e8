import { builder } from './builder';
import './cartOperations';
import './overviewQueries';
import './portalMutations';
import './portalQueries';
import './inventoryQueries';
import './notificationOperations';
import './orderMutations';
import './orderQueries';
import './partListOperations';
import './partQueries';
import './submissionOperations';
import './ticketMutations';
import './ticketQueries';

/** The service's GraphQL schema. */
export const schema = builder.toSchema();
