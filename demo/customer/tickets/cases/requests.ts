import { everyMachine, ticketCase, type TicketCase } from './ticketCase';

export const requests: readonly TicketCase[] = [
  ticketCase(
    'maintenance',
    everyMachine,
    [
      'Yearly service for {machine}',
      'Maintenance visit in calendar week {weeks}',
      'Service of {serial} together with the next visit',
    ],
    [
      'Please plan the yearly service of this machine. Best for us would be calendar week {weeks}, early shift, since the line stands for a change of product anyway.',
      'The counter has reached {count} cycles and the machine asks for service. When could a technician come?',
    ],
    [
      'We can offer Tuesday or Wednesday of week {weeks}, from 7 o’clock. The service takes about six hours; please have the machine free and one person of maintenance at hand.',
      'Wednesday suits us. Please bring the wear parts that you expect to need.',
      'Confirmed for Wednesday. The technician brings the wear kit and the gauges; the report follows in this ticket.',
      'The service was carried out, the machine has been running well since.',
    ],
  ),
  ticketCase(
    'maintenance',
    ['crimpLine', 'crimpPress', 'testing', 'highVoltage'],
    [
      'Calibration due: {machine} {serial}',
      'Force sensor check is overdue',
      'Calibration certificate for the audit',
    ],
    [
      'The calibration of this machine ends at the end of the month and we have an audit in week {weeks}. Please arrange the calibration with certificate.',
      'The force sensor check is overdue according to our list. Can the calibration be done on site, or does the sensor have to be sent in?',
    ],
    [
      'Calibration is done on site and takes about two hours for each side. We bring the reference load; the certificate is issued on the same day.',
      'Good. Could you do the second machine of the same hall on that day?',
      'Yes, both are planned. Please send us the serial number of the second one so that the certificates carry the right numbers.',
      'Both certificates have arrived, many thanks.',
    ],
  ),
  ticketCase(
    'maintenance',
    everyMachine,
    ['Moving the machine to another hall', 'Machine will stand for three months: what to do?'],
    [
      'We will move this machine to another hall in three weeks. What has to be secured for the transport, and do you have to be present for the start?',
      'Production of this article pauses for three months. How do we leave the machine so that it starts again without trouble?',
    ],
    [
      'Here is what the manual asks for: grease the guides, release belts and rollers, empty the air filter, back up articles to two places and cover the machine. For a move, the transport locks of the axes are needed as well.',
      'We have no transport locks any more.',
      'Then we lend you a set. Please tell us the delivery address and the day; for the start we recommend a check of the geometry, which takes half a day.',
      'The set has arrived, the move went well.',
    ],
  ),
  ticketCase(
    'spareParts',
    everyMachine,
    ['Quotation for wear parts, {machine}', 'Delivery time of {part}', 'Spare parts needed: {part}'],
    [
      'Please send us a quotation for the following parts of machine {serial}: 4 × {part}, and the wear parts that you recommend for one year in two shifts.',
      'We need {part} for this machine. The parts page shows it as out of stock. When can we count on it?',
    ],
    [
      'The quotation is on its way to your purchasing department. For two shifts we recommend two sets of blades or punches, a pair of belts and one set of filters.',
      'Quotation received. Can a part of it be delivered earlier?',
      'Yes: what is in stock leaves tomorrow, the rest follows with the next delivery. You do not pay the second freight.',
      'Everything has arrived complete.',
    ],
  ),
  ticketCase(
    'spareParts',
    everyMachine,
    ['Urgent: {part}, machine stands', 'Express delivery possible?'],
    [
      'Our machine {serial} stands because of a broken {part}. Is express delivery possible? Our customer number is known.',
      'We have used our last {part} and the next order begins on Monday. Please deliver as fast as possible.',
    ],
    [
      'One piece is in stock and leaves today with the courier. You will get the number of the consignment by mail within the hour.',
      'Thank you! Do we have to adjust anything after fitting it?',
      'No adjustment, only a reference run. Please send the broken part back with the label in the box so that we can look at the cause.',
      'Part fitted, machine runs.',
    ],
  ),
  ticketCase(
    'spareParts',
    everyMachine,
    ['Wrong part delivered', '{part}: version does not fit'],
    [
      'We ordered a new {part} and received one that is longer by {length} mm. Article number on the bag and on the order are the same.',
      'The part delivered does not fit machine {serial}. It has four holes, ours has three.',
    ],
    [
      'I am sorry. Machines built before 2019 have the older version, which the list did not tell. The right part leaves our house today, free of charge.',
      'Thank you. What do we do with the wrong one?',
      'Please keep it closed and send it back with the enclosed label. The list has been corrected for your machine.',
      'The right part has arrived.',
    ],
  ),
  ticketCase(
    'question',
    ['cutStrip', 'cableStrip', 'crimpLine', 'highVoltage'],
    ['Can {machine} process {area}?', 'Recommended blades for PTFE insulation'],
    [
      'We are asked to make article {article} with {area}. Is this possible with this machine, and which blades and guides would we need?',
      'Our customer asks for PTFE insulation. Which blades do you recommend, and what speed is realistic?',
    ],
    [
      'It is possible. You need the smaller guide tube and coated V-blades; we suggest to start with 70 % of speed. Please send us two metres of the wire and we return stripped samples.',
      'The wire has been sent today.',
      'The samples are on their way back with the values on a card. The article can be imported from the file that we mailed.',
      'Samples are fine, we have ordered the blades.',
    ],
  ),
  ticketCase(
    'question',
    [...everyMachine.slice(0, 8), 'software'],
    ['Which software version is recommended?', 'Import of articles from CSV', 'Update: are articles kept?'],
    [
      'We see in the inventory that a newer version is available. Are articles and user levels kept by the update, and how long does it take?',
      'We would like to import about {rate} articles from our planning system. Is there a template of the CSV file and a description of its columns?',
    ],
    [
      'Articles, tools and user levels are kept. Please make a backup all the same; the update itself takes 30 minutes. The template lies in the download centre.',
      'Found, thank you. The column for the seal is not clear to us.',
      'It takes the number of the seal from the list of tools; leave it empty for ends without a seal.',
      'The import worked.',
    ],
  ),
  ticketCase(
    'question',
    ['crimpLine', 'crimpPress'],
    ['Which applicator for {terminal}?', 'Crimp height for {area} and {terminal}'],
    [
      'We will process terminal {terminal} with {area} from next month on. Which applicator do you recommend, and is it in your range?',
      'The data sheet of terminal {terminal} gives only one crimp height for two areas. What do you use for {area}?',
    ],
    [
      'A side feed applicator with 40 mm stroke fits. For the height we need the data sheet of the wire, since the number of strands matters.',
      'The data sheet is on its way by mail.',
      'For this wire we suggest 1.38 ± 0.03 mm. Please confirm it with a micrograph; we gladly make one if you send five crimps.',
      'The micrograph was good, we have released it.',
    ],
  ),
  ticketCase(
    'training',
    everyMachine,
    ['Operator training for {machine}', 'Refresher course for maintenance', 'Training for the night shift'],
    [
      'We have four new operators and would like a training of two days at our place. Is a date in calendar week {weeks} possible?',
      'Our maintenance would like a refresher: change of belts, reference of axes and reading of the message list. Six people, German or English.',
    ],
    [
      'Gladly. In week {weeks} a trainer is free from Tuesday to Thursday. Six people at one machine is the limit if everybody is to try it.',
      'Tuesday and Wednesday, please. We keep one machine free.',
      'It is booked. Please have ten metres of wire and a set of old blades ready for practice. The certificates are handed out on the second day.',
      'It was a very good course, thank you to the trainer.',
    ],
  ),
  ticketCase(
    'training',
    ['software'],
    ['Introduction to Lumera Line for planners', 'Online training for the new version'],
    [
      'Three planners begin in our department. Is there an online course for Lumera Line, and does it work with our own data?',
      'The new version looks different in planning. A short online session of an hour would help us.',
    ],
    [
      'There is an online course of two half days. It works best with a copy of your own data, for which we give you a protected place.',
      'Fine, we will send the copy next week.',
      'Received. You have the invitation for Monday and Tuesday, 9 to 12 o’clock.',
      'The course was a success.',
    ],
  ),
  ticketCase(
    'complaint',
    everyMachine,
    ['Performance below what was agreed', 'Machine is louder than specified'],
    [
      'At the acceptance {rate} pieces an hour were agreed for article {article}. We reach {percent} % less, although wire and tools are those of the acceptance.',
      'The machine is clearly louder than the other one of the same type. Our safety officer measured 82 dB(A) at the place of the operator.',
    ],
    [
      'We take this seriously. Please export the shift log of the last three days; we compare it with the log of the acceptance.',
      'The log is uploaded to the place you gave us.',
      'The log shows waiting times for the take-up that were not there before. A technician will look at it on his visit in week {weeks}, at our expense.',
      'After the visit the values are as agreed.',
    ],
  ),
  ticketCase(
    'complaint',
    ['noMachine', 'software'],
    ['Technician came a day late', 'Invoice does not match the quotation', 'Part arrived damaged'],
    [
      'The visit agreed for Monday took place on Tuesday without notice. Two people of ours waited a whole shift.',
      'The invoice lists six hours of travel, in the quotation it was three. Please correct it.',
      'The box of our last order arrived damaged and a part of its contents is bent. Photos were sent to your forwarding department.',
    ],
    [
      'I apologise. That must not happen, and I have passed it on to our dispatch. You will hear from me by tomorrow what we will do about it.',
      'Thank you for the fast answer. We are waiting.',
      'The matter is settled in your favour: the correction has been posted to you, and dispatch now calls on the day before.',
      'Received, the matter is closed for us.',
    ],
  ),
  ticketCase(
    'question',
    ['noMachine'],
    ['Declaration of conformity needed', 'Price list for service contracts', 'New address for deliveries'],
    [
      'For an audit we need the declarations of conformity of all machines of our plant as PDF. Where do we find them?',
      'Please send us an overview of the service contracts: what do Basic, Plus and Premium include?',
      'Our goods receipt moves to another building. Please change the address for deliveries in your system.',
    ],
    [
      'Gladly. You find the documents of each machine on its page in the inventory; I have also put together the list for your plant and sent it by mail.',
      'One is missing: the machine that was delivered last.',
      'It was added today. Please reload the page.',
      'All there now, thanks.',
    ],
  ),
  ticketCase(
    'spareParts',
    ['noMachine'],
    ['Standing order for wear parts', 'Return of unused parts'],
    [
      'We would like to get our wear parts in fixed amounts every quarter. Is a standing order possible, and does it include express parts?',
      'After the sale of a machine we have unused parts in closed bags. Do you take them back?',
    ],
    [
      'Both are possible. Please send us the list as CSV with article numbers and amounts; the parts page can check it before you send it.',
      'The list is checked and sent, 34 lines.',
      'Thank you, it is in our system from the next quarter on. You can change it until two weeks before each delivery.',
      'Confirmation received.',
    ],
  ),
  ticketCase(
    'maintenance',
    ['software'],
    ['Update of the server planned', 'Backup of Lumera Line: what belongs to it?'],
    [
      'Our IT moves the server to a new machine on the weekend of week {weeks}. What do we have to save, and who can help if it does not start?',
      'Please tell us which folders and databases belong to a complete backup.',
    ],
    [
      'Needed are the database, the folder “articles” and the licence file. The quick guide in the download centre describes it in two pages; our hotline is reachable on Saturday until 16 o’clock.',
      'Thanks, that is what we needed. Does the licence have to be activated again?',
      'Yes, once, from the new server. The old one may stay for 14 days.',
      'The move is done.',
    ],
  ),
];
