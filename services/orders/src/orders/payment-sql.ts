/** `owesPayment` of orders as `t`. */
export const owesPaymentSql = `(t.payment_type = 'COD' and not t.paid and t.status <> 'Canceled')`;

/** `amountDue` of those; 0 of others. */
export const amountDueSql = `case when ${owesPaymentSql} then greatest(0, t.price - coalesce(t.paid_amount, 0)) else 0 end`;
