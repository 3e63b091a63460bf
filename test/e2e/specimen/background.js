chrome.runtime.onMessage.addListener((message, _sender, answer) => {
  if (message === 'wait') {
    // eslint-disable-next-line no-console -- tells the test that the message is here
    console.info('waiting');
    return true;
  }
  answer(`heard ${message}`);
  return false;
});
