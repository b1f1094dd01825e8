import { graphql } from '../../__generated__/customer';

/** Fields of a ticket's page. Every mutation returns them, so that the page shows the stored state. */
export const TicketDetailContextDocument = graphql(/* GraphQL */ `
  fragment TicketDetailFacts on TicketDetail {
    ticket {
      id
      number
      type
      concern
      subject
      status
      nextMove
      location {
        id
        name
        city
        country
        organisation {
          id
          name
        }
      }
      machineId
      machineName
      serialNumber
      contact {
        id
        name
      }
      createdAt
      changedAt
      replies
      comments
      isOwn
      isWatching
    }
    description
    attachments {
      ...AttachmentFacts
    }
    entries {
      id
      kind
      at
      authorName
      isOwn
      isStaff
      text
      fromStatus
      toStatus
      closeReason
      aboutName
      attachments {
        ...AttachmentFacts
      }
    }
    watchers {
      id
      name
    }
    colleagues {
      id
      name
    }
    closedAt
    closeReason
    reopenableUntil
    allowedActions
    canChooseStatus
  }

  fragment AttachmentFacts on Attachment {
    id
    name
    type
    size
  }
`);

/** A ticket with its conversation; null with TICKET_NOT_AVAILABLE if it is missing or inaccessible. */
export const TicketDocument = graphql(/* GraphQL */ `
  query Ticket($id: ID!) {
    ticket(id: $id) {
      ...TicketDetailFacts
    }
  }
`);
