import type { Generated } from 'kysely';
import type { ContractLevel, MachineType } from '@kmx/contract/machines';
import type { OrderDecision, OrderStatus } from '@kmx/contract/orders';
import type { ArticleKind, DownloadKind, PartKind, ProductInfoStatus } from '@kmx/contract/parts';
import type {
  CloseReason,
  TicketConcern,
  TicketEntryKind,
  TicketStatus,
  TicketType,
} from '@kmx/contract/tickets';

/** Tickets, machines, parts and carts; texts in languages are JSON by language code, `en` always among them. */
export interface ServiceTables {
  customer_locations: {
    id: string;
    organisation_id: string;
    name: string;
    name_key: string;
    street: string;
    city: string;
    /** ISO 3166-1 alpha-2. */
    country: string;
  };
  customer_machines: {
    id: string;
    organisation_id: string;
    location_id: string;
    serial_number: string;
    /** Normalised, like the other keys. */
    serial_key: string;
    name: string;
    name_key: string;
    /** Id of the product service. */
    product_slug: string;
    type: MachineType;
    software_version: string | null;
    /** Dates are YYYY-MM-DD. */
    built_on: string;
    installed_on: string;
    /** Null for a machine that never had one. */
    warranty_until: string | null;
    contract: ContractLevel | null;
    contract_until: string | null;
    /** Unguessable code for the public data of the machine. */
    passport_code: string;
    /** Serial number, name and location. */
    search_key: string;
  };
  customer_tickets: {
    id: string;
    /** Consecutive number, displayed as `T-104233`. */
    number: number;
    organisation_id: string;
    location_id: string;
    type: TicketType;
    concern: TicketConcern;
    subject: string;
    subject_key: string;
    description: string;
    machine_id: string | null;
    machine_name: string | null;
    machine_key: string;
    serial_number: string | null;
    status: TicketStatus;
    /** Author; the name remains when the user is deleted. */
    contact_id: string;
    contact_name: string;
    contact_key: string;
    location_key: string;
    created_at: string;
    changed_at: string;
    closed_at: string | null;
    close_reason: CloseReason | null;
    /** Comments of the provider. */
    reply_count: number;
    /** Comments of the customer. */
    comment_count: number;
    /** Number, subject, machine, serial number and contact. */
    search_key: string;
    /** Key of the creating request. */
    idempotency_key: string;
    /** Hash of the content sent under the key; null for earlier rows. */
    content_hash: Generated<string | null>;
  };
  customer_ticket_entries: {
    id: string;
    ticket_id: string;
    kind: TicketEntryKind;
    at: string;
    author_id: string | null;
    author_name: string;
    is_staff: 0 | 1;
    text: string | null;
    from_status: TicketStatus | null;
    to_status: TicketStatus | null;
    close_reason: CloseReason | null;
    /** Whom a `watcherAdded` or `watcherRemoved` is about. */
    about_name: string | null;
    idempotency_key: string | null;
    content_hash: Generated<string | null>;
  };
  customer_ticket_watchers: { ticket_id: string; user_id: string };
  customer_ticket_views: {
    id: string;
    user_id: string;
    name: string;
    /** The parameters of the list's address. */
    query: string;
    created_at: string;
  };
  customer_parts: {
    id: string;
    article_number: string;
    article_key: string;
    /** JSON by language. */
    names: string;
    kind: PartKind;
    stock: number;
    /** Days until it is there when it is not in stock. */
    availability_days: number;
    /** The warehouse. */
    location: string;
    /** Name of the drawing. */
    drawing: string;
    search_key: string;
  };
  customer_part_products: {
    part_id: string;
    product_slug: string;
    /** Wear parts: cycles after which they are replaced. */
    replace_after_cycles: number | null;
  };
  customer_product_infos: {
    /** Slug of the product service. */
    slug: string;
    name: string;
    name_key: string;
    brand: string;
    item_number: string;
    status: ProductInfoStatus;
    type: MachineType;
    search_key: string;
  };
  customer_articles: {
    id: string;
    /** The machines that it is about. */
    type: MachineType;
    kind: ArticleKind;
    /** JSON by language: {title, steps: [text]}. */
    texts: string;
    minutes: number;
    changed_on: string;
  };
  customer_software: {
    id: string;
    product_slug: string;
    version: string;
    released_on: string;
    /** JSON by language: [text]. */
    notes: string;
    size_bytes: number;
  };
  customer_downloads: {
    id: string;
    kind: DownloadKind;
    /** JSON by language. */
    titles: string;
    version: string;
    released_on: string;
    file_name: string;
    mime_type: string;
    /** The file itself: text. */
    content: string;
    size_bytes: number;
    sha256: string;
  };
  customer_orders: {
    id: string;
    reference: string;
    organisation_id: string;
    user_id: string;
    user_name: string;
    location_id: string;
    /** JSON: list of {articleNumber, name, quantity}. */
    lines: string;
    note: string | null;
    customer_reference: string | null;
    created_at: string;
    idempotency_key: string;
    status: OrderStatus;
    /** Time of the last change of the status. */
    changed_at: string;
    /** References, name and articles. */
    search_key: string;
    /** Null for an order that waits for approval or needs none; so are the other columns of the decision. */
    decision: Generated<OrderDecision | null>;
    decided_at: Generated<string | null>;
    decided_by_id: Generated<string | null>;
    /** Remains when the administrator is deleted. */
    decided_by_name: Generated<string | null>;
    decision_note: Generated<string | null>;
  };
  /** One for each person and organisation. */
  customer_carts: {
    user_id: string;
    organisation_id: string;
    /** Counts up with every change. */
    revision: number;
    /** JSON: list of {articleNumber, partId, quantity, changedAt, revision}; removed lines have quantity 0. */
    lines: string;
    changed_at: string;
  };
  customer_part_lists: {
    id: string;
    organisation_id: string;
    name: string;
    /** Unique within the organisation. */
    name_key: string;
    author_id: string;
    /** Remains when the author is deleted. */
    author_name: string;
    /** JSON: list of {articleNumber, quantity}. */
    lines: string;
    created_at: string;
  };
}
