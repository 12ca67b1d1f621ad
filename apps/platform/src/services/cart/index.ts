export { type CartRow, lockCart, setCart } from './cart.queries.ts';
export { isDeliverableTo } from './delivery/delivery-rate.ts';
export type { ResolvedItem } from './items/resolve-item.ts';
export { openCart } from './open-cart.ts';
export { listMethodRows, offerMethod } from './payment/payment-method.queries.ts';
export { savePaymentMethodRow } from './payment/save-payment-method.ts';
export { deliveryOffer, type PricedCart, type PricedItem, pricedCart } from './sums/priced-cart.ts';
export type { PaymentMethodRow } from './terms/shop-terms.queries.ts';
export { useUpCart } from './use-up-cart.ts';
