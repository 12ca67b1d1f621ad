export { checkMailServer } from './check-mail-server.ts';
export { defineMailJobs } from './mail-jobs.ts';
export { mountOutboxPage } from './outbox-page.ts';
export { sendMail, sendStaffMail } from './send-mail.ts';
export { pageAddress, siteAddress } from './site-address.ts';
