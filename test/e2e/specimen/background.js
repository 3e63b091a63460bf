// A worker of which the harness sees that it is there.
chrome.runtime.onInstalled.addListener(() => {});
