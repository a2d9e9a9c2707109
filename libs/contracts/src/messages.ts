/** Messages that several places show. */
export const messages = {
  required: 'This field is required.',
  name: 'Please enter a name of at most 80 characters, on one line and without web addresses.',
  email: 'Please enter a valid email address.',
  emailRequired: 'Please enter an email address.',
  passwordRequired: 'Please enter a password.',
  passwordConfirm: 'Please confirm your password!',
  passwordsMustMatch: 'Passwords must match.',
  codeRequired: 'Please enter code.',
  wrongCredentials: 'The email address or password is not right.',
  wrongCode: 'That code is not right or has expired.',
  tooManyTries: 'Too many tries. Please wait a few minutes and log in again.',
  tooManyWrongTries:
    'Too many tries. Please wait a few minutes and log in again, or use "Forgot password" to set a new password now.',
  linkExpired: 'This link has expired or has been used. Please ask for a new one.',
  linkNotValid: 'This link is no longer valid.',
  locationRequested: 'A location request has been sent to your driver.',
  locationNotRequested: 'Sorry! We were unable to send a request to the driver.',
  unauthorized: 'Your session has ended. Please log in again.',
  forbidden: 'You do not have access to this.',
  notFound: 'We could not find what you asked for.',
  alreadyBooked: 'This quote has already been booked.',
  placeRequired: 'City, state selection required.',
  portalRequired: 'Please select a portal.',
  makeRequired: 'Make cannot be empty.',
  modelRequired: 'Model cannot be empty.',
  operableRequired: 'Select if vehicle is operable.',
  /** What a visitor reads about payment, on every page and in every email (docs/product/orders.md). */
  publicPayment: 'Payment: on delivery (COD). We ask for it before a carrier is sent.',
  vinTwice: 'Each vehicle has its own VIN. This one is entered twice.',
  noAgents: 'This company does not take agents with a booking.',
  tooManyBookings:
    'Too many bookings were made with this email address within an hour. Please try again later, or call us.',
  routeIsThePrice: 'Edit the quote to change the route.',
  lostConnection: 'We could not reach the server. Your entries are kept; please try again.',
  loginFailed: 'Sorry, there was an error accessing the server. Please try logging in again.',
  zip: 'Please enter a ZIP code of five digits.',
  invalid: 'Please check the marked fields.',
  internal: 'Something went wrong on our side. Please try again.',
  unavailable: 'This part of the system is not available right now. Please try again in a moment.',
} as const;

/** What user forms say of a field, by its label. */
export const labelMessages = {
  required: (label: string) => `${label} is required!`,
  email: (label: string) => `${label} is not a valid email!`,
  number: (label: string) => `${label} is not a valid number!`,
};
