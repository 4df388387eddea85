// As those of 006: what is paid and has to go out is what a shop looks for every day.
export const dueOrders = () => [
  `create index orders_due on orders (id, customer, total_price)
    where delivered_at is null and paid_at is not null`,
]
