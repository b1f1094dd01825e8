import { graphql } from '../../__generated__/customer';

export const DashboardDocument = graphql(/* GraphQL */ `
  query Dashboard {
    dashboard {
      tickets {
        total
        items {
          id
          number
          subject
          changedAt
        }
      }
      accessRequests {
        total
        items {
          userId
          name
          application
          requestedAt
        }
      }
      endingCovers {
        warranties
        contracts
        items {
          kind
          machineId
          machineName
          serialNumber
          until
        }
      }
      openOrders {
        total
        items {
          reference
          status
          orderedAt
        }
      }
      ordersToApprove {
        total
        items {
          reference
          orderedBy
          orderedAt
        }
      }
    }
  }
`);
