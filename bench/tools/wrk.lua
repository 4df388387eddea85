-- Sends the requests of a file one after another and reports one line of figures.
-- args: the file, and a text that makes `@n@` in requests differ from every other run.
local requests, sent, mark = {}, 0, ''

function init(args)
  local file = assert(io.open(args[1], 'rb'))
  for request in file:read('*a'):gmatch('[^\30]+') do
    requests[#requests + 1] = request
  end
  file:close()
  mark = args[2]
end

function request()
  sent = sent + 1
  local text = requests[(sent - 1) % #requests + 1]
  return (text:gsub('@n@', mark .. sent))
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    'figures {"requests":%d,"us":%d,"refused":%d,"broken":%d,"p99":%d}\n',
    summary.requests, summary.duration, errors.status,
    errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(99)))
end
