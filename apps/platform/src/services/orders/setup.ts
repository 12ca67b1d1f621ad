// What puts the platform together, and the command line: app.ts, services.ts, apps/izlog. Services use index.ts.
export { documentPdf } from './documents/document-pdf.ts';
export { invoiceFaults } from './documents/invoice-settings.ts';
export { readDuties } from './opening/duties.ts';
export { readOpening } from './opening/opening.ts';
export { readSetup } from './opening/read-setup.ts';
export { shopSettingsRoutes } from './opening/shop-settings.routes.ts';
export { orderRoutes } from './order.routes.ts';
export { paymentMethodRoutes } from './payment/methods/payment-method.routes.ts';
export { showPaymentMethods } from './payment/methods/shop-payment-methods.ts';
export { switchPaymentMethod } from './payment/methods/switch-payment-method.ts';
export { keysPlace } from './payment/open-provider.ts';
export { rebuildDays } from './reports/shop-days.ts';
export { listCouponUses } from './staff/coupon-uses.queries.ts';
export { findBrokenWithdrawals } from './withdrawal/find-broken-withdrawals.ts';
export { withdrawalRoutes } from './withdrawal/withdrawal.routes.ts';
